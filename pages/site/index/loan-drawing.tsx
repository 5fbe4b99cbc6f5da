/** A phone that shows a loan's price, drawn without words: nobody's figures, in any language. */
export function LoanDrawing() {
  return (
    <svg className="home_drawing" viewBox="0 0 260 300" aria-hidden="true">
      <rect className="home_drawing-phone" x="40" y="6" width="180" height="288" rx="26" />
      <rect className="home_drawing-screen" x="52" y="20" width="156" height="260" rx="16" />
      <path
        className="home_drawing-top"
        d="M52 36a16 16 0 0 1 16-16h124a16 16 0 0 1 16 16v54H52z"
      />
      <rect className="home_drawing-light" x="70" y="40" width="58" height="8" rx="4" />
      <rect className="home_drawing-light" x="70" y="58" width="96" height="14" rx="7" />
      <rect className="home_drawing-card" x="64" y="78" width="132" height="112" rx="12" />
      {[96, 118, 140, 162].map(y => (
        <g key={y}>
          <rect className="home_drawing-line" x="78" y={y} width="40" height="7" rx="3.5" />
          <rect className="home_drawing-ink" x="150" y={y} width="32" height="7" rx="3.5" />
        </g>
      ))}
      <circle className="home_drawing-top" cx="78" cy="212" r="7" />
      <path className="home_drawing-check" d="M74.5 212l2.5 2.5 4.5-5" />
      <rect className="home_drawing-line" x="92" y="208" width="92" height="7" rx="3.5" />
      <rect className="home_drawing-button" x="64" y="236" width="132" height="30" rx="15" />
      <rect className="home_drawing-light" x="108" y="247" width="44" height="8" rx="4" />
    </svg>
  )
}
