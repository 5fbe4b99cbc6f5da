/** The moment of all pictures, milliseconds since 1970: their dates never change. */
export const pictureTime = Date.parse('2026-06-15T10:00:00+08:00')
