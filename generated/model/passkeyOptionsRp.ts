
export type PasskeyOptionsRp = {
  id: string;
  name: string;
};
