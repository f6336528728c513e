import { AssetSource } from '../../../generated/model/index.ts'

/**
 * The asset sources that are offered. OTHER is offered only when explicitly requested
 * (specification, section 3).
 */
export const offeredSources = (other: boolean): AssetSource[] =>
  Object.values(AssetSource).filter((source) => other || source !== 'OTHER')
