import { commonMessages as common } from '#messages/common.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useCover } from '../dialog/use-cover.ts'
import { Picture } from '../picture/picture.tsx'
import './picture-viewer.css'

interface PictureViewerProps {
  /** An address from outside; a refused or broken one shows its alternative text. */
  source: string
  /** `Photo 2 of 3`: the title and the alternative text. */
  title: string
  onClose: () => void
}

export function PictureViewer({ source, title, onClose }: PictureViewerProps) {
  useCover(onClose)
  return (
    <Dialog variant="picture" title={title} closable={common.close} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the icon close it too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className="picture-viewer" onClick={onClose}>
        <Picture source={source} alternative={title} size="full" />
      </div>
    </Dialog>
  )
}
