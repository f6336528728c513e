import type { CSSProperties, ReactNode } from 'react'
import './states.css'

/** One grey box of the final layout; sizes as CSS. */
export const Sk = ({
  w,
  h,
  r,
}: {
  w?: CSSProperties['width']
  h?: CSSProperties['height']
  r?: CSSProperties['borderRadius']
}) => <span className="ui-skeleton" style={{ width: w, height: h, borderRadius: r }} />

/**
 * Wraps a skeleton and says to those who do not see it what is coming: `label` as 'Cargando 148
 * casas'.
 */
export const Loading = ({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) => (
  <div role="status" className={className}>
    <span className="spoken">{label}</span>
    <div aria-hidden="true" style={{ display: 'contents' }}>
      {children}
    </div>
  </div>
)

/** Rows of a table with thumbnails, in the measures of the portfolio. */
export const SkeletonRows = ({ rows = 6, label }: { rows?: number; label: string }) => (
  <Loading label={label}>
    {Array.from({ length: rows }, (_, index) => (
      <div className="ui-skeleton-row" key={index}>
        <Sk h={42} />
        <span className="ui-skeleton-two">
          <Sk w="62%" />
          <Sk w="44%" h={9} />
        </span>
        <Sk h={22} />
        <Sk />
      </div>
    ))}
  </Loading>
)
