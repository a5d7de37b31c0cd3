import { CategoryTabs } from "./category-tabs";
import { Converter } from "./converter";
import type { ConverterData } from "./converter-data";
import { Directory } from "./directory";

export function ConverterPage({ data }: { data: ConverterData }) {
  const { category, tabs, directory } = data;
  return (
    <div className="page converter-page">
      <header className="converter-head">
        <h1>{category.name} converter</h1>
        <p>We make unit conversions easy and accessible</p>
      </header>
      <CategoryTabs tabs={tabs} active={category.id} />
      <Converter key={category.id} data={data} />
      <Directory groups={directory} active={category.id} />
    </div>
  );
}
