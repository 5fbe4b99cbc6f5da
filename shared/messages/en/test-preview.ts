export const previewMessages = {
  title: 'Test preview',
  values: 'Values',
  valuesHint: 'Each link below is opened with these values as its query.',
  pages: 'Pages',
  device: 'Device',
  photo: 'Choose a photo',
  photoChosen: '{name}, {size} kB',
  contact: 'Contact',
  locate: 'Get location',
  longitude: 'Longitude',
  latitude: 'Latitude',
  locationUnsupported: 'Location is not supported here.',
  locationDenied: 'The location could not be read: {reason}',
  bridge: 'Bridge',
  bridgeHint: 'What the pages would have said to the app. Tap an action to send it.',
  bridgeEmpty: 'Nothing yet.',
  clear: 'Clear'
}
