import type { ReactNode } from 'react'
import { openDialog } from '../lib/dialog'
import { href } from '../lib/href'

export interface RegisterLinkProps {
  account: 'agency' | 'referrer'
  className: string
  children: ReactNode
}

/**
 * The way to an account of a kind: the dialog with that kind chosen. A press before the page's code
 * is there is done again once it is (src/early-acts.ts), and its address opens the same dialog.
 */
export const RegisterLink = ({ account, className, children }: RegisterLinkProps) => (
  <a
    className={className}
    href={href('index', {}, { register: account })}
    data-opens
    onClick={(event) => {
      event.preventDefault()
      openDialog('register', { account })
    }}
  >
    {children}
  </a>
)
