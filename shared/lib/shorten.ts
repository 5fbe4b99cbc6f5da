/** Cuts a text after so many characters, an emoji counting as one, and says so by an ellipsis. */
export function shorten(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`
}
