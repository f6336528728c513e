import RegisterDialog from '../../features/user/sign-in/register-dialog'
import type { DialogProps } from '../../lib/dialog'
import { legalHrefs } from './legal-hrefs'

export default function Register(props: DialogProps) {
  return <RegisterDialog {...props} legal={legalHrefs()} />
}
