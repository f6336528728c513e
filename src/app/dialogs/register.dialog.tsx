export { default } from '../../features/user/sign-in/register-dialog'
