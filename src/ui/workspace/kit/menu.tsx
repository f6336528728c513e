import MaterialMenu from '@mui/material/Menu'
import type { ReactNode } from 'react'
import { classNames } from '../../kit/class-names'
import { MenuClose } from './menu-close'
import './menu.css'
import { useOpener, type OpenerTies } from './use-opener'

interface MenuProps {
  /** Draws the button that opens it. */
  opener: (ties: OpenerTies) => ReactNode
  /** Name of the list, where the button's is not enough. */
  label?: string
  /** The edge of its button it keeps to. */
  align?: 'left' | 'right'
  /** On a phone it comes from the foot, in thumb's reach. */
  sheet?: boolean
  /** It opens: what it lists may be asked for now. */
  onOpen?: () => void
  /** `MenuItem`s, `MenuRule`s, `MenuNote`s and `MenuChoice`s. */
  children: ReactNode
}

/** Acts or choices behind a button; arrows walk in it, Escape leaves it. */
export function Menu({
  opener,
  label,
  align = 'left',
  sheet = false,
  onOpen,
  children,
}: MenuProps) {
  const { id, anchor, used, ties, close } = useOpener('menu', onOpen)
  return (
    <MenuClose value={close}>
      {opener(ties)}
      {used ? (
        <MaterialMenu
          id={id}
          disablePortal
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: align }}
          transformOrigin={{ vertical: 'top', horizontal: align }}
          slotProps={{
            list: { 'aria-label': label },
            paper: { className: classNames('menu-paper', sheet && 'menu-broad menu-sheet') },
          }}
        >
          {children}
        </MaterialMenu>
      ) : null}
    </MenuClose>
  )
}
