import type { Adapter, AdapterPayload } from "oidc-provider";

interface Kept {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Where the provider keeps what it hands out: in memory, for as long as each thing lives. One store for each kind. */
export function memoryAdapter(): (kind: string) => Adapter {
  const stores = new Map<string, Map<string, Kept>>();
  const storeOf = (kind: string) => stores.get(kind) ?? stores.set(kind, new Map()).get(kind)!;
  return (kind) => new MemoryAdapter(storeOf(kind));
}

class MemoryAdapter implements Adapter {
  constructor(private readonly store: Map<string, Kept>) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number) {
    this.dropExpired();
    this.store.set(id, { payload, expiresAt: Date.now() + expiresIn * 1000 });
  }

  async find(id: string) {
    const kept = this.store.get(id);
    return kept && kept.expiresAt > Date.now() ? kept.payload : undefined;
  }

  async findByUid(uid: string) {
    return this.firstWith((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string) {
    return this.firstWith((payload) => payload.userCode === userCode);
  }

  async consume(id: string) {
    const kept = this.store.get(id);
    if (kept) kept.payload = { ...kept.payload, consumed: Math.floor(Date.now() / 1000) };
  }

  async destroy(id: string) {
    this.store.delete(id);
  }

  async revokeByGrantId(grantId: string) {
    for (const [id, { payload }] of this.store) if (payload.grantId === grantId) this.store.delete(id);
  }

  private firstWith(matches: (payload: AdapterPayload) => boolean) {
    this.dropExpired();
    return [...this.store.values()].find(({ payload }) => matches(payload))?.payload;
  }

  private dropExpired() {
    for (const [id, { expiresAt }] of this.store) if (expiresAt <= Date.now()) this.store.delete(id);
  }
}
