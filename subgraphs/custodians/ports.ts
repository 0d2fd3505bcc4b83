/** What it needs of other domains. */
export type CustodiansNeeds = object;

/** What custodians offer to every unit. */
export type CustodiansPorts = object;
