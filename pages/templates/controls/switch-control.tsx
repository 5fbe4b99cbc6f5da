import { useField } from '../editing.ts'

export function SwitchControl({ path }: { path: string }) {
  const { id, label, value, set } = useField(path)
  return (
    <label className="switch" htmlFor={id}>
      <input
        type="checkbox"
        className="switch_input"
        id={id}
        checked={value === true}
        onChange={event => set(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
