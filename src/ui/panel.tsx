import { useId, type ReactNode } from 'react'
import './panel.css'

interface PanelProps {
  title?: ReactNode
  /** A quiet sentence beside the title. */
  note?: ReactNode
  /** Link or button at the head's right. */
  action?: ReactNode
  /** Lists and tables reach the panel's edges; everything else keeps 16 px. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A panel: one line around it, no shadow, rules between its rows. */
export function Panel({
  title,
  note,
  action,
  flush = false,
  className = '',
  children,
}: PanelProps) {
  const id = useId()
  return (
    <section className={`ui-panel ${className}`} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className="ui-panel-head">
          <h2 id={id}>{title}</h2>
          {note && <span className="ui-muted">{note}</span>}
          {action && <div className="ui-panel-act">{action}</div>}
        </div>
      )}
      {flush ? (
        children
      ) : (
        <div className={title ? 'ui-panel-body' : 'ui-panel-body is-bare'}>{children}</div>
      )}
    </section>
  )
}
