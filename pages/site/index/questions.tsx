import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { price } from '../../../shared/config/price.ts'
import { questionTexts } from '../../../shared/content/questions.ts'
import { homeWords } from '../../../shared/content/site-words.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { MailLink } from '../../../shared/ui/unbroken/links.tsx'
import { Unbroken } from '../../../shared/ui/unbroken/unbroken.tsx'

const { questions: messages } = homeWords

export function Questions() {
  return (
    <section className="home_pair questions" id="questions">
      <div className="questions_head">
        <h2>{messages.title}</h2>
        <div className="questions_search" hidden>
          <label className="field_label" htmlFor="search">
            {messages.search}
          </label>
          <input className="field_input" id="search" type="search" autoComplete="off" />
        </div>
        <div role="status">
          <p id="none" hidden>
            {messages.none} <MailLink to={company.email} />
          </p>
        </div>
      </div>
      <div className="questions_list home_folds">
        {questionTexts(company, brand, price).map(({ question, answer }) => (
          <Card as="details" key={question}>
            <summary>{question}</summary>
            <p>
              <Unbroken>{answer}</Unbroken>
            </p>
          </Card>
        ))}
      </div>
    </section>
  )
}
