import { navigate } from '../../bridge/open-page.ts'

/** Leads to the form on a phone, where it stands further down. */
export function ToForm({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link, not a button, since it works without the script.
    <a
      className="landing_to-form"
      href="#register"
      onClick={event => {
        if (event.defaultPrevented) return
        event.preventDefault()
        // No entry of its own: the way back after a registration would lead to an empty form.
        navigate('#register', true)
      }}
    >
      {children}
    </a>
  )
}
