import { QueryBox } from "~/shell/query-box";
import { CategoryTabs } from "./category-tabs";
import { Converter } from "./converter";
import type { ConverterData } from "./converter-data";
import { Directory } from "./directory";
import { PairDetails } from "./pair/pair-details";
import { useConverter } from "./use-converter";

export function ConverterPage({ data }: { data: ConverterData }) {
  const { category, name, pair, tabs, directory } = data;
  const converter = useConverter(data);
  return (
    <div className="page converter-page">
      <header className="converter-head">
        <h1>{name}</h1>
        <p>We make unit conversions easy and accessible</p>
        <QueryBox />
      </header>
      <CategoryTabs tabs={tabs} active={category.id} value={converter.state.value} />
      <Converter {...converter} />
      {pair && <PairDetails key={pair.path} pair={pair} />}
      <Directory groups={directory} active={category.id} />
    </div>
  );
}
