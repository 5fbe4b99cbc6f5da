import { LinkedText } from '../ui/unbroken/linked-text.tsx'

export function FactList({ className, facts }: { className: string; facts: string[][] }) {
  return (
    <dl className={className}>
      {facts.map(([name, value = '']) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <LinkedText>{value}</LinkedText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
