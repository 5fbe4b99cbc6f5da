export const dayMessages = {
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  other: 'Ibang araw',
  day: 'Araw',
  month: 'Buwan',
  year: 'Taon',
  unclear: 'Isulat po ang araw, buwan at taon sa numero, gaya ng {example}'
}
