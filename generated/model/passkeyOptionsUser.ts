
export type PasskeyOptionsUser = {
  id: string;
  name: string;
  displayName: string;
};
