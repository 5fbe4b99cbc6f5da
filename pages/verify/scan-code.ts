import { pause } from '../../shared/lib/pause.ts'
import { drawSmall, findReader } from './read-code.ts'

type Scan =
  | { state: 'read'; text: string }
  | { state: 'refused' | 'noCamera' | 'noTool' | 'stopped' }

/** Pixels: a code is held close, and a cheap phone looks several times a second. */
const longestSide = 640

/** Milliseconds: more looks only warm a cheap phone. */
const betweenLooks = 200

function stateOf(error: unknown): 'refused' | 'noCamera' | 'noTool' {
  // Any error that is not the camera's comes from a decoder that could not be fetched.
  if (!(error instanceof DOMException)) return 'noTool'
  return ['NotAllowedError', 'SecurityError'].includes(error.name) ? 'refused' : 'noCamera'
}

/** Until it sees a QR code or is told to stop. Its pictures stay on the phone. */
export async function scanCode(video: HTMLVideoElement, signal: AbortSignal): Promise<Scan> {
  let camera: MediaStream | undefined
  try {
    const read = await findReader()
    camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    video.srcObject = camera
    await video.play()
    while (!signal.aborted) {
      const size = [video.videoWidth, video.videoHeight] as const
      const text = size[0] > 0 ? await read(drawSmall(video, size, longestSide)) : undefined
      if (text && !signal.aborted) return { state: 'read', text }
      await pause(betweenLooks)
    }
    return { state: 'stopped' }
  } catch (error) {
    return { state: signal.aborted ? 'stopped' : stateOf(error) }
  } finally {
    for (const track of camera?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
}
