import RegisterDialog from '../../features/user/sign-in/register-dialog'
import type { DialogProps } from '../../lib/dialog'
import { privacyHref } from './privacy-href'

export default function Register(props: DialogProps) {
  return <RegisterDialog {...props} privacy={privacyHref()} />
}
