import { company } from '../../shared/config/company.ts'
import { customerServiceMessages as messages } from '../../shared/messages/customer-service.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { emailWay, openWebsite, phoneWay } from './store.ts'
import { WayList } from './way-list.tsx'

/** Who watches over us, as the brand's settings name them. */
export function Regulators() {
  return (
    <section className="card">
      <h2 className="card_title">{messages.regulators}</h2>
      <p className="service_note">{messages.regulatorsText}</p>
      {company.regulators.map(({ name, website, email, phone }) => (
        <div className="service_regulator" key={name}>
          <h3>{name}</h3>
          <WayList
            ways={[...(email ? [emailWay(email)] : []), ...(phone ? [phoneWay(phone)] : [])]}
          />
          <Button look="secondary" onClick={() => openWebsite(website)}>
            {messages.website.replace('{name}', new URL(website).hostname)}
          </Button>
        </div>
      ))}
    </section>
  )
}
