/** How complete a home is: bar and number; green when nothing is missing, sun when much is. */
export const Meter = ({ percent }: { percent: number }) => (
  <div className="quality-cell">
    <span className={`meter ${percent >= 95 ? 'ok' : percent < 75 ? 'tone-sun' : ''}`} aria-hidden>
      <i style={{ width: `${percent}%` }} />
    </span>
    <span>{percent} %</span>
  </div>
)
