import LoginDialog from '../../features/user/sign-in/login-dialog'
import type { DialogProps } from '../../lib/dialog'
import { privacyHref } from './privacy-href'

export default function Login(props: DialogProps) {
  return <LoginDialog {...props} privacy={privacyHref()} />
}
