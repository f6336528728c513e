export { default } from '../../features/user/people/agent-dialog'
