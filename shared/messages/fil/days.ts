export const dayMessages = {
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  other: 'Ibang araw',
  which: 'Anong araw po?',
  day: 'Araw',
  month: 'Buwan',
  year: 'Taon',
  unclear: 'Isulat po ang araw, buwan at taon sa numero, gaya ng {example}'
}
