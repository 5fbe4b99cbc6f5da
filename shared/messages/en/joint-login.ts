export const jointLoginMessages = {
  title: 'Order Details',
  failed: 'Failed',
  again: 'You can try again at any time. If it fails again, call us.'
}
