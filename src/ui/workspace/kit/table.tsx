import type { ComponentProps, Ref } from 'react'
import { classNames } from '../../kit/class-names'

interface TableProps extends Omit<ComponentProps<'table'>, 'frame'> {
  /** Name of the frame it scrolls in. */
  label: string
  frame?: Ref<HTMLDivElement>
  /** Where its frame stands. */
  place?: string
  /** It stays a table on a phone, where others become cards. */
  keep?: boolean
  /** On a phone a cell is a line of its row's card: what its `data-label` says, and its content. */
  lines?: boolean
}

/** Rows and columns of the desk, in a frame that scrolls sideways, also by keyboard. */
export function Table({
  label,
  frame,
  place,
  keep = false,
  lines = false,
  className,
  ...table
}: TableProps) {
  return (
    <div
      className={classNames('table-frame', place)}
      ref={frame}
      // A region that scrolls must be reached by keyboard.
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <table
        className={classNames('data-table', keep && 'keep', lines && 'lines', className)}
        {...table}
      />
    </div>
  )
}
