import MaterialMenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { use, type ElementType, type MouseEvent } from 'react'
import { MenuClose } from './menu-close'

type Props<Element extends ElementType> = MenuItemProps<Element, { component?: Element }> & {
  /** It leaves the menu open: one of several choices. */
  stay?: boolean
}

/** One act or choice of a `Menu`; `component`: a link. */
export function MenuItem<Element extends ElementType = 'li'>({
  stay = false,
  onClick,
  ...item
}: Props<Element>) {
  const close = use(MenuClose)
  return (
    <MaterialMenuItem
      {...item}
      onClick={(event: MouseEvent<HTMLLIElement>) => {
        if (!stay) close()
        onClick?.(event)
      }}
    />
  )
}
