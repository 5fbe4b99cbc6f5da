import { useStore } from '@nanostores/react'
import { complaintNextMessages as messages } from '#messages/complaint.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Field } from '../../shared/ui/field/field.tsx'
import { TextArea } from '../../shared/ui/field/text-area.tsx'
import type { About } from './store.ts'
import { type ComplaintText, longestComplaint } from './text.ts'

interface DescriptionProps extends Pick<About, 'questions'> {
  text: ComplaintText
}

export function Description({ questions, text: { form, $used, changeText } }: DescriptionProps) {
  const values = useStore(form.$values)
  const errors = useStore(form.$errors)
  const used = useStore($used)
  return (
    <Card className="complaint-next_description">
      <TextArea
        label={messages.description}
        name="text"
        value={values.text ?? ''}
        error={errors.text}
        limit={longestComplaint}
        used={used}
        onText={text => changeText('text', text)}
      />
      {questions.length > 0 && <h3 className="complaint-next_also">{messages.linesTitle}</h3>}
      {questions.map(({ name, question }) => (
        <Field
          key={name}
          label={question}
          name={name}
          value={values[name]}
          error={errors[name]}
          onChange={event => changeText(name, event.target.value)}
        />
      ))}
    </Card>
  )
}
