import type { SiteDevice } from './siteDevice.ts';

export type SiteFiguresDevicesItem = {
  device: SiteDevice;
  /** @minimum 0 */
  views: number;
};
