export const copyMessages = {
  button: 'Copy',
  label: 'Copy {what}',
  success: 'copy success',
  selected: 'Copying was blocked. The text is selected: copy it by hand.'
}
