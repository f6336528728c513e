export { default } from '../../features/user/sign-in/login-dialog'
