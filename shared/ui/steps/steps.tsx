import './steps.css'

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="numbered-steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may be taken twice.
        <li key={index}>{step}</li>
      ))}
    </ol>
  )
}
