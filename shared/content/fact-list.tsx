import { Unbroken } from '../ui/unbroken/unbroken.tsx'

export function FactList({ className, facts }: { className: string; facts: string[][] }) {
  return (
    <dl className={className}>
      {facts.map(([name, value = '']) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Unbroken>{value}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  )
}
