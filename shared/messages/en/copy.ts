export const copyMessages = {
  button: 'Copy',
  label: 'Copy {what}',
  success: 'copy success',
  selected: 'Copying did not work. The text is selected: copy it yourself.'
}
