export function drawSample(): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 64
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(undefined)
  context.fillRect(0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'))
}
