/** JSON Schemas of what the server answers, made from the types of the protocol with the comments that stand there. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export type Schema = Record<string, unknown>;

/** The types that answers name; those they are made of come with them. */
const WANTED = [
  'SessionView',
  'CardEntry',
  'DeckInfo',
  'DeckView',
  'DeckFileView',
  'GameInfo',
  'TableInfo',
  'ReplayView',
  'MomentView',
  'WhyAnswer',
  'RuleTitle',
  'RulingsView',
  'LogLine',
  'DeletedView',
  'ErrorView',
  'ServerMessage',
];

const path = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const isLiteral = (t: ts.Type): t is ts.StringLiteralType | ts.NumberLiteralType => t.isStringLiteral() || t.isNumberLiteral();

class Maker {
  readonly made = new Map<string, Schema>();
  private readonly inside: ts.Type[] = [];

  constructor(private readonly checker: ts.TypeChecker) {}

  /** The type under a name of its own, described once. */
  named(name: string, type: ts.Type, symbol: ts.Symbol): Schema {
    if (!this.made.has(name)) {
      this.made.set(name, {});
      this.made.set(name, { ...this.about(symbol), ...this.plain(type) });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private about(symbol: ts.Symbol): Schema {
    const words = ts.displayPartsToString(symbol.getDocumentationComment(this.checker)).replace(/\s+/g, ' ').trim();
    return words === '' ? {} : { description: words };
  }

  of(type: ts.Type): Schema {
    const symbol = type.aliasSymbol ?? (type.flags & ts.TypeFlags.Object ? type.getSymbol() : undefined);
    const generic = type.aliasTypeArguments?.length || (type as ts.TypeReference).typeArguments?.length;
    const ours = symbol?.declarations?.some((d) => /packages\/(protocol|kernel|words)\//.test(d.getSourceFile().fileName));
    if (symbol && ours && !generic && /^[A-Z]\w+$/.test(symbol.name)) return this.named(symbol.name, type, symbol);
    return this.plain(type);
  }

  private plain(type: ts.Type): Schema {
    if (type.isUnion()) return this.union(type.types);
    if (isLiteral(type)) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: this.checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return {};
    if (this.checker.isTupleType(type)) {
      const items = this.checker.getTypeArguments(type as ts.TypeReference).map((t) => this.of(t));
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
    }
    if (this.checker.isArrayType(type))
      return { type: 'array', items: this.of(this.checker.getTypeArguments(type as ts.TypeReference)[0]) };
    if (type.flags & ts.TypeFlags.Object || type.isIntersection()) return this.object(type);
    throw new Error(`no schema for ${this.checker.typeToString(type)}`);
  }

  private union(types: readonly ts.Type[]): Schema {
    const present = types.filter((t) => !(t.flags & ts.TypeFlags.Undefined));
    const isBoolean = (t: ts.Type): boolean => (t.flags & ts.TypeFlags.BooleanLiteral) !== 0;
    const both = present.filter(isBoolean).length === 2;
    const rest = present.filter((t) => !(both && isBoolean(t)));
    const literals = rest.filter(isLiteral);
    const others = rest.filter((t) => !isLiteral(t)).map((t) => this.of(t));
    const parts: Schema[] = [
      ...(both ? [{ type: 'boolean' }] : []),
      ...(literals.length > 1 ? [{ enum: literals.map((t) => t.value) }] : literals.map((t) => this.of(t))),
      ...others,
    ];
    return parts.length === 1 ? parts[0] : { anyOf: parts };
  }

  /** What holds itself without a name (a patch of a patch) is not followed further. */
  private object(type: ts.Type): Schema {
    if (this.inside.includes(type)) return {};
    this.inside.push(type);
    const schema = this.members(type);
    this.inside.pop();
    return schema;
  }

  private members(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const p of type.getProperties()) {
      const t = this.checker.getTypeOfSymbol(p);
      const schema = this.of(t);
      properties[p.name] = { ...schema, ...this.about(p) };
      if (!(p.flags & ts.SymbolFlags.Optional)) required.push(p.name);
    }
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: index ? this.of(index.type) : false,
    };
  }
}

/** The schemas by name, in the order of the names. */
export function answerSchemas(): Record<string, Schema> {
  const entry = path('packages/protocol/src/index.ts');
  const program = ts.createProgram([entry], {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['source'],
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error('the protocol has no exports');
  const maker = new Maker(checker);
  const exported = new Map(checker.getExportsOfModule(module).map((s) => [s.name, s]));
  for (const name of WANTED) {
    const found = exported.get(name);
    if (!found) throw new Error(`the protocol has no ${name}`);
    const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    maker.named(name, checker.getDeclaredTypeOfSymbol(symbol), symbol);
  }
  return Object.fromEntries([...maker.made].sort(([a], [b]) => (a < b ? -1 : 1)));
}
