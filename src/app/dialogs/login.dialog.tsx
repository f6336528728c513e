import LoginDialog from '../../features/user/sign-in/login-dialog'
import type { DialogProps } from '../../lib/dialog'
import { legalHrefs } from './legal-hrefs'

export default function Login(props: DialogProps) {
  return <LoginDialog {...props} legal={legalHrefs()} />
}
