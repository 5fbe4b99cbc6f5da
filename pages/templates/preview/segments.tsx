interface SegmentsProps<Value extends string> {
  label: string
  options: Readonly<Record<Value, string>>
  /** For numbers, which an object would reorder. */
  order?: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}

export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange } = props
  const order = props.order ?? (Object.keys(options) as Value[])
  return (
    <fieldset className="segments">
      <legend className="segments_label">{label}</legend>
      {order.map(each => (
        <button
          type="button"
          className="segments_segment"
          key={each}
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {options[each]}
        </button>
      ))}
    </fieldset>
  )
}
