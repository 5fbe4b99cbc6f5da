export const dayMessages = {
  today: 'Karong adlawa',
  yesterday: 'Gahapon',
  other: 'Laing adlaw',
  which: 'Unsang adlaw?',
  day: 'Adlaw',
  month: 'Bulan',
  year: 'Tuig',
  unclear: 'Isulat ang adlaw, bulan ug tuig sa numero, sama sa {example}'
}
