const ROUND = 2 * Math.PI * 22

/** How complete a home is, as a ring with its number. */
export const Ring = ({ percent, label }: { percent: number; label: string }) => (
  <svg className="ring" width="52" height="52" viewBox="0 0 52 52" role="img" aria-label={label}>
    <circle cx="26" cy="26" r="22" fill="none" stroke="var(--c-sunken)" strokeWidth="6" />
    <circle
      cx="26"
      cy="26"
      r="22"
      fill="none"
      stroke={percent === 100 ? 'var(--c-ok)' : 'var(--c-primary)'}
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
      transform="rotate(-90 26 26)"
    />
    <text x="26" y="31" textAnchor="middle" fontSize="14" fontWeight="700" fill="var(--c-ink)">
      {percent}
    </text>
  </svg>
)
