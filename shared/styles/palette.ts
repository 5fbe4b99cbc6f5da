type Color = `#${string}`

/** The colours that no brand changes, by the names of their tokens without the dashes. */
interface Palette extends Record<string, Color> {
  ink: Color
  'ink-soft': Color
  line: Color
  canvas: Color
  surface: Color
}

const heads = { 'on-tone': '#ffffff' } as const

export const light = {
  ...heads,
  ink: '#16191c',
  'ink-soft': '#50565a',
  line: '#e0e3e5',
  /* Borders that show what can be filled in: 3:1 on a card. */
  'line-strong': '#7f868a',
  canvas: '#f3f4f5',
  surface: '#ffffff',
  /* The ground of what is pressed, and of pictures. */
  fill: '#e7eaec',
  off: '#dfe3e5',
  'on-off': '#50565a',
  danger: '#a5201a',
  'danger-soft': '#fdeceb',
  warn: '#6d4300',
  'warn-soft': '#fff3da',
  star: '#b86e00',
  toast: '#191d20',
  'on-toast': '#ffffff',
  /* The head of a loan: soon due, late, in dispute. */
  'soon-from': '#9a4300',
  'soon-to': '#b25200',
  'late-from': '#7f1510',
  'late-to': '#a5201a',
  'rest-from': '#2f3a42',
  'rest-to': '#45525b'
} satisfies Palette

export const dark = {
  ...heads,
  ink: '#eceff1',
  'ink-soft': '#a9b1b6',
  line: '#3d464b',
  'line-strong': '#7f898f',
  canvas: '#0f1214',
  surface: '#1b2023',
  fill: '#2d3438',
  off: '#2d3438',
  'on-off': '#a9b1b6',
  danger: '#ff9d93',
  'danger-soft': '#3d1c1a',
  warn: '#f6c672',
  'warn-soft': '#382b12',
  star: '#f0a93b',
  toast: '#eceff1',
  'on-toast': '#16191c',
  'soon-from': '#4f2c00',
  'soon-to': '#673a00',
  'late-from': '#5c110d',
  'late-to': '#7d1a15',
  'rest-from': '#232b31',
  'rest-to': '#343f46'
} satisfies Record<keyof typeof light, Color>
