export { ssoClient } from './client.ts'
export { SsoAway, type SsoAsk, type SsoIdentity, type SsoPort, type SsoSettings } from './port.ts'
