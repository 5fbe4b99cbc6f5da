import { useContext } from 'react'
import { optionalPlaceOf, placeOf } from '../../shared/lib/places.ts'
import { bankMessages as messages } from '../../shared/messages/bank.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { PageWords } from '../../shared/ui/page-frame/page-words.ts'
import { Tabs } from '../../shared/ui/tabs/tabs.tsx'

const choose = () => {}

/** What is asked for. The inputs come with React, so that nothing is typed which it would not keep. */
export function Early() {
  const { loading } = useContext(PageWords)
  return (
    <PageFrame title={messages.title}>
      <div className="bank">
        <Tabs
          label={messages.cardType}
          titles={[placeOf('first.name'), placeOf('others[].name')]}
          selected={0}
          onSelect={choose}
        >
          <section className="card bank_fields">
            <div>
              <p className="field_label">{placeOf('items[].title')}</p>
              <p className="field_hint">{optionalPlaceOf('items[].hint')}</p>
              <div>
                <div className="bank_blank">{placeOf('items[].lines[]')}</div>
              </div>
            </div>
          </section>
        </Tabs>
        <p className="unseen" role="status">
          {loading}
        </p>
        <ActionBar>
          <Button type="submit">{messages.next}</Button>
        </ActionBar>
      </div>
    </PageFrame>
  )
}
