/** Leads to the form on a phone, where it stands further down. */
export function ToForm({ children }: { children: string }) {
  return (
    <a className="landing_to-form" href="#register">
      {children}
    </a>
  )
}
