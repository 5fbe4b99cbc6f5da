export const jointLoginMessages = {
  title: 'Order Details',
  failed: 'Failed',
  again: 'You can try again from the home screen. If it fails again, call us.'
}
