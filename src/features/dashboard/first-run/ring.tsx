const RADIUS = 28
const ROUND = 2 * Math.PI * RADIUS

/** How much is done, as a ring of 64 px; `label` says it to those who do not see it. */
export const Ring = ({ percent, label }: { percent: number; label: string }) => (
  <div className="first-ring" role="img" aria-label={label}>
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle className="first-ring-track" cx="32" cy="32" r={RADIUS} />
      {percent > 0 && (
        <circle
          className="first-ring-value"
          cx="32"
          cy="32"
          r={RADIUS}
          strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
          transform="rotate(-90 32 32)"
        />
      )}
    </svg>
    <b className="num" aria-hidden="true">
      {percent} %
    </b>
  </div>
)
