import type { ReactNode } from 'react'
import './panel.css'

/** Head of a workspace page: title, what is counted or said beside it, actions at the right. */
export const PageHead = ({
  title,
  sub,
  children,
}: {
  title: ReactNode
  sub?: ReactNode
  children?: ReactNode
}) => (
  <div className="ui-head">
    <div className="ui-head-title">
      <h1>{title}</h1>
      {sub && <p>{sub}</p>}
    </div>
    {children && <div className="ui-head-acts">{children}</div>}
  </div>
)
