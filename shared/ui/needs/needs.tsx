/** What an early template needs of the answer, but does not show. Of a list all entries need it. */
export function Needs({ places }: { places: readonly string[] }) {
  return places.map(place => (
    <div key={place} hidden>
      <p>{place}</p>
    </div>
  ))
}
