import {
  complaintTabWire as tabWire,
  complaintItemWire as wire
} from '../../shared/api/wire/complaint.ts'
import { neededPlaceOf, placeOf } from '../../shared/lib/places.ts'
import { complaintListMessages as messages } from '../../shared/messages/complaint.ts'
import { drawnAtOnce } from '../../shared/ui/growing-list/growing-list.tsx'
import { Needs } from '../../shared/ui/needs/needs.tsx'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'
import { ListFrame } from './frame.tsx'
import { Item } from './item.tsx'

const open = () => {}

/** The first tab with as many complaints as are drawn at first. */
export function Early() {
  const entry = `first.${tabWire.items}[${drawnAtOnce}]`
  const item = {
    id: '',
    time: placeOf(`${entry}.${wire.time}`),
    type: placeOf(`${entry}.${wire.type}`),
    content: placeOf(`${entry}.${wire.content}`)
  }
  const titles = [placeOf(`first.${tabWire.title}`), placeOf(`others[].${tabWire.title}`)]
  return (
    <ListFrame onWrite={open}>
      <Tabs label={messages.tabs} titles={titles} selected={0} onSelect={open}>
        <ul className="complaints">
          <Item item={item} onOpen={open} />
        </ul>
      </Tabs>
      <Needs places={[neededPlaceOf(`${entry}.${wire.id}`, '.+')]} />
    </ListFrame>
  )
}
